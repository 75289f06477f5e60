/// <reference path="./files.d.ts" />
import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that a component passes to its stylesheet. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
