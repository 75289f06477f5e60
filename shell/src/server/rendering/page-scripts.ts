import type { ShownMessage } from '../../frame/frame-data.ts';
import { paintTimeout } from '../timeouts.ts';
import type { PageFiles } from './page-files.ts';

/**
 * Creates an inline script that chooses the message before the browser paints: the first notice that the visitor has not
 * dismissed, or else a banner for the device, by weight. Only the browser knows the cookies and the device, because
 * caches send the same page to all visitors. The number of the message becomes an attribute of the root element, by
 * which CSS shows it without a shift.
 */
export const createMessageScript = (messages: readonly ShownMessage[]): string =>
  [
    '(m=>{const {cookie}=document,{userAgent,userAgentData}=navigator,',
    'p=userAgentData?userAgentData.mobile:/Mobi|Android|iPhone|iPad/.test(userAgent),',
    'c=m.filter(x=>!(x.id&&("; "+cookie).includes("; "+x.id+"="))&&(p?x.p:x.d));',
    'let r=Math.random()*c.reduce((s,x)=>s+x.w,0);',
    'const f=c.find(x=>!x.w)||c.find(x=>(r-=x.w)<0);',
    `document.documentElement.dataset.message=f?f.i:"none"})(${JSON.stringify(messages.map(describe))});`,
  ].join('');

/** A notice has no weight. The names are short because every page contains them. */
const describe = ({ dismissal, banner }: ShownMessage, index: number) => ({
  i: index,
  id: dismissal,
  w: banner?.weight ?? 0,
  p: banner?.isForPhones ?? true,
  d: banner?.isForDesktops ?? true,
});

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
