/** A component in one or all of its states. */
export interface Example {
  readonly name: string;
  readonly draw: () => React.ReactElement;
}

export const doNothing = () => {};
