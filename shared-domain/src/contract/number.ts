/** A range of contract numbers, both ends included. */
export interface ContractRange {
  readonly min: number;
  readonly max: number;
}

/** The contract that this package describes; it rises with every change of which docs/contract.md says so. */
export const contractNumber = 2;

/** What a host of this package speaks: the present contract, and older ones of which nothing has been taken away. */
export const supportedContracts: ContractRange = { min: 1, max: contractNumber };
