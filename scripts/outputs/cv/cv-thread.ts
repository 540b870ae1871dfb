import { drawCv } from './make.ts'

export function start() {
  return (input: Parameters<typeof drawCv>) => drawCv(...input)
}
