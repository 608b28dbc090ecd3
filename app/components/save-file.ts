const KEPT_MS = 60_000;

/** Downloads a blob as a file. Browser only. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL after the press.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
