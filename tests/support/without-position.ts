import { clearPosition } from '../../scripts/images/position.ts'

/** Returns the bytes without the position where they were taken; the same buffer if they say none. */
export function withoutPosition(original: Buffer): Buffer {
  const cleared = clearPosition(Buffer.from(original))
  return cleared.equals(original) ? original : cleared
}
