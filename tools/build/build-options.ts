export type Side = 'web' | 'node';

export interface BuildOptions {
  /** The package's folder. */
  readonly dir: string;
  readonly side: Side;
  readonly isProduction: boolean;
  /** Which React the page runs: what is built for another one breaks in its insides. */
  readonly react: 'production' | 'development';
  /** Where browsers find the files; 'auto' where only the browser knows. */
  readonly publicPath: string;
  /** Values for private design tokens, which the site may not define. */
  readonly tokenFallbacks?: Readonly<Record<string, string>>;
}
