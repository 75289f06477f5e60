import { paintTimeout } from '../../timeouts.ts';
import type { PageFiles } from '../page-files.ts';

/**
 * Creates an inline script that runs the entry scripts after the first paint, because they would delay it on a phone.
 * The browser loads the entry scripts before (`Preloads`) and the other scripts afterwards, so that a slow connection
 * can load styles and fonts first. Attributes must equal those of the later request; otherwise the browser loads the
 * file twice. A page in a background tab is not painted, so it starts immediately.
 */
export const createPaintScript = ({ start, preload }: Pick<PageFiles, 'start' | 'preload'>) =>
  [
    '{const add=(tag,of)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:"anonymous"},of));',
    'let run=()=>{run=()=>{};',
    `for(const [src,integrity] of ${pairs(start)})add("script",{src,integrity});`,
    `for(const [href,integrity] of ${pairs(preload)})add("link",{rel:"preload",as:"script",href,integrity})};`,
    'if(document.hidden)run();else{',
    'new PerformanceObserver(()=>run()).observe({type:"paint",buffered:true});',
    `setTimeout(()=>run(),${paintTimeout})}}`,
  ].join('');

const pairs = (files: PageFiles['start']) =>
  JSON.stringify(files.map(({ href, integrity }) => [href, integrity]));
