/** Remembers the last lines of a long output. */
export class Tail {
  #text = '';

  add(text: string): void {
    this.#text = (this.#text + text).slice(-8000);
  }

  lines(count = 20): string {
    return this.#text.trimEnd().split('\n').slice(-count).join('\n');
  }
}
