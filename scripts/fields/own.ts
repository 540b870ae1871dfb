/** Returns the entry of a table, also if the key comes from outside: `constructor` has one only if the table itself has. */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
