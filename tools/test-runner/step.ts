/** A step of the tests: a command. */
export interface Step {
  /** Name on the command line: `npm test -- lint types`. */
  readonly name: string;
  /** Statement that is true when the step passes. */
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** How many cores it keeps busy. Steps that share the cores run side by side; one without a number runs alone. */
  readonly cores?: number;
  /** Reads the number of tests from the output. A step without it counts as one test. */
  readonly counts?: (output: string) => Counts;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Reads the names of tests that passed only on retry. */
  readonly unsteady?: readonly string[];
}

export interface StepResult {
  readonly step: Step;
  readonly state: 'passed' | 'failed' | 'not run';
  readonly counts: Counts;
  readonly seconds: number;
}
