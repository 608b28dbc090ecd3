/** The salt of a day; null once it is forgotten, and before anybody came. */
export function findSalt(sql: SqlStorage, day: string): Uint8Array | null {
  const [row] = sql.exec<{ salt: ArrayBuffer }>("SELECT salt FROM salts WHERE day = ?", day).toArray();
  return row ? new Uint8Array(row.salt) : null;
}

export function newSalt(sql: SqlStorage, day: string): Uint8Array {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  sql.exec("INSERT INTO salts (day, salt) VALUES (?, ?)", day, salt.buffer);
  return salt;
}
