/** `8.2 h` → `8.2` and ` h`. A figure without a unit has an empty one. */
export function splitUnit(figure: string): readonly [number: string, unit: string] {
  const number = /^[\d.,]+/.exec(figure)?.[0] ?? figure;
  return [number, figure.slice(number.length)];
}
