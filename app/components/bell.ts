const KEY = "inbox-sound";
const watchers = new Set<() => void>();

/** Two short fading tones, unlike typical phone sounds. */
function playBell(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of [880, 1320].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + index * 0.12;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.2, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
    tone.onended = () => void (index === 1 && audio.close());
  }
}

/** Sound for new requests. Off until switched on in this browser. Browser only. */
export const bell = {
  isOn(): boolean {
    try {
      return localStorage.getItem(KEY) === "on";
    } catch {
      // Storage unavailable: no sound.
      return false;
    }
  },
  set(isOn: boolean): void {
    try {
      localStorage.setItem(KEY, isOn ? "on" : "off");
    } catch {
      // Storing failed: the switch, which shows the stored value, returns to off.
    }
    if (bell.isOn()) playBell();
    for (const watch of watchers) watch();
  },
  /** Rings if switched on. Silent in a page without user interaction since loading (autoplay policy). */
  ring(): void {
    if (bell.isOn()) playBell();
  },
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
};
