import type { PageFiles } from './page-files.ts';

/** A browser that shows nothing, or does not say so, starts the page after this many milliseconds. */
const longest = 1000;

/**
 * Runs the page's scripts once the browser shows what the server drew: evaluating them takes a phone longer than
 * painting, and they may be there first. Those that it starts with are on their way meanwhile (`Preloads`); what they
 * will ask for is fetched now, so that a slow connection has less to carry before the paint. Its attributes must equal
 * those of the later request, or it is made twice. A page in a tab behind is not painted, and starts at once.
 */
export const runAfterPaint = ({ start, preload }: Pick<PageFiles, 'start' | 'preload'>) =>
  [
    '{const {nonce}=document.currentScript,',
    'add=(tag,of)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:"anonymous",nonce},of));',
    'let run=()=>{run=()=>{};',
    `for(const [src,integrity] of ${pairs(start)})add("script",{src,integrity});`,
    `for(const [href,integrity] of ${pairs(preload)})add("link",{rel:"preload",as:"script",href,integrity})};`,
    'if(document.hidden)run();else{',
    'new PerformanceObserver(()=>run()).observe({type:"paint",buffered:true});',
    `setTimeout(()=>run(),${longest})}}`,
  ].join('');

const pairs = (files: PageFiles['start']) =>
  JSON.stringify(files.map(({ href, integrity }) => [href, integrity]));
