/** Where browsers tell how a visit went. */
export const visitsPath = '/visits';

export const vitals = ['LCP', 'INP', 'CLS'] as const;

/** Whose code it was: an area and its version; the shell's own without. */
export interface Whose {
  readonly area?: string | undefined;
  readonly version?: string | undefined;
}

/** What one page tells when the visitor leaves it. */
export interface Visit {
  /** LCP and INP in milliseconds. */
  readonly vitals: readonly (Whose & { readonly name: (typeof vitals)[number]; readonly value: number })[];
  readonly errors: readonly (Whose & { readonly message: string })[];
}

export const most = { errors: 5, message: 300 } as const;
