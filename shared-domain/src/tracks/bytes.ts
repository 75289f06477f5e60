/** Whole numbers in as few bytes as they need, and texts. Small numbers take one byte. */

/** Values beyond are clamped, so that each fits into 32 bits with its sign. */
const most = 2 ** 30;

const toWhole = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(Math.max(value, -most), most)) : 0;

export class ByteWriter {
  private bytes = new Uint8Array(4096);
  private length = 0;

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = byte;
  }

  /** A number from 0. */
  count(value: number): void {
    let left = Math.max(0, toWhole(value));
    while (left > 127) {
      this.push((left & 127) | 128);
      left >>>= 7;
    }
    this.push(left);
  }

  /** A number with a sign. */
  signed(value: number): void {
    const whole = toWhole(value);
    this.count(whole < 0 ? -2 * whole - 1 : 2 * whole);
  }

  text(value: string): void {
    const encoded = new TextEncoder().encode(value);
    this.count(encoded.length);
    for (const byte of encoded) this.push(byte);
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Reads what a `ByteWriter` wrote. Throws a `RangeError` where the bytes end too early or make no sense. */
export class ByteReader {
  private readonly bytes: Uint8Array;
  private position = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  count(): number {
    let value = 0;
    for (let factor = 1; factor < 2 ** 35; factor *= 128) {
      const byte = this.bytes[this.position++];
      if (byte === undefined) throw new RangeError('The bytes end too early.');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    throw new RangeError('A number is too long.');
  }

  signed(): number {
    const value = this.count();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** The length of a list. Each entry takes a byte or more, so that damaged bytes cannot ask for endless memory. */
  size(): number {
    const value = this.count();
    this.fits(value);
    return value;
  }

  fits(length: number): void {
    if (length > this.bytes.length - this.position) throw new RangeError('A list is longer than the bytes.');
  }

  text(): string {
    const length = this.size();
    this.position += length;
    return new TextDecoder().decode(this.bytes.subarray(this.position - length, this.position));
  }

  list<T>(read: () => T): T[] {
    return Array.from({ length: this.size() }, read);
  }
}
