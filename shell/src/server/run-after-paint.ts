import type { PageFile } from './page-files.ts';

/** A browser that shows nothing, or does not say so, starts the page after this many milliseconds. */
const longest = 1000;

/**
 * Runs the page's scripts once the browser shows what the server drew: evaluating them takes a phone longer than
 * painting, and they may be there first. They are on their way meanwhile (`Preloads`). A page in a tab behind is not
 * painted, and starts at once.
 */
export const runAfterPaint = (scripts: readonly PageFile[]) =>
  [
    '{let run=()=>{run=()=>{};',
    `for(const s of ${JSON.stringify(scripts.map(({ href, integrity }) => ({ src: href, integrity })))})`,
    'document.head.append(Object.assign(document.createElement("script"),{...s,crossOrigin:"anonymous"}))};',
    'if(document.hidden)run();else{',
    'new PerformanceObserver(()=>run()).observe({type:"paint",buffered:true});',
    `setTimeout(()=>run(),${longest})}}`,
  ].join('');
