/** One part of the tests: a command that finds something out. */
export interface Step {
  /** Name on the command line: `npm test -- lint types`. */
  readonly name: string;
  /** Statement that is true when the step passes. */
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Reads the number of tests from the output. A step without it counts as one test. */
  readonly counts?: (output: string) => Counts;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed only when they were tried again. */
  readonly unsteady?: readonly string[];
}

export interface StepResult {
  readonly step: Step;
  readonly state: 'passed' | 'failed' | 'not run';
  readonly counts: Counts;
  readonly seconds: number;
}
