/** A range of contract numbers, both ends included. */
export interface ContractRange {
  readonly min: number;
  readonly max: number;
}

/** The contract that this package describes; docs/contract.md lists the changes that raise it. */
export const contractNumber = 5;

/** The contracts that a host supports: the current one, and older ones that it still honors. */
export const supportedContracts: ContractRange = { min: 1, max: contractNumber };
