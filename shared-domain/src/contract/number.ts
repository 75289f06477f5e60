/** The contract that this package describes. It grows when an old area or an old host would break. */
export const contractNumber = 1;
