/** One number for each pixel of a picture. */
export class Plane {
  readonly #values: Float32Array
  readonly #width: number

  constructor(values: Float32Array, width: number) {
    this.#values = values
    this.#width = width
  }

  at(index: number): number {
    return this.#values[index] ?? 0
  }

  /** Each pixel gets the greatest number of the square around it: thin dark marks disappear. */
  most(reach: number): Plane {
    return this.#spread(reach, Math.max)
  }

  /** Each pixel gets the smallest number of the square around it: thin light marks disappear. */
  least(reach: number): Plane {
    return this.#spread(reach, Math.min)
  }

  mean(reach: number): Plane {
    return this.#spread(
      reach,
      (sum, value) => sum + value,
      (sum, count) => sum / count,
    )
  }

  /** First along the lines, then along the columns, which gives the same as the whole square. */
  #spread(reach: number, join: Join, finish: Join = (value) => value): Plane {
    const [width, height] = [this.#width, this.#values.length / this.#width]
    const lines = turned(this.#values, { width, height, reach, join, finish })
    return new Plane(turned(lines, { width: height, height: width, reach, join, finish }), width)
  }
}

type Join = (one: number, other: number) => number

interface Turn {
  width: number
  height: number
  reach: number
  join: Join
  /** Gets what was joined and how many numbers that were. */
  finish: Join
}

/** Joins the numbers along the lines and turns lines into columns. */
function turned(values: Float32Array, { width, height, reach, join, finish }: Turn): Float32Array {
  const result = new Float32Array(values.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [first, last] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)]
      let joined = values[y * width + first] ?? 0
      for (let near = first + 1; near <= last; near++) joined = join(joined, values[y * width + near] ?? 0)
      result[x * height + y] = finish(joined, last - first + 1)
    }
  return result
}
