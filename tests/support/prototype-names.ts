/** The names that every object inherits. A table that is indexed with one of them has no such entry. */
export const PROTOTYPE_NAMES = [
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable'],
  ...['toLocaleString', '__proto__', '__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__'],
]
