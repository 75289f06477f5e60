import { useEffect, useState } from 'react';
import { useFrameData } from '../frame-data.ts';
import { lazyOptional } from './lazy-optional.tsx';
import { runWhenIdle } from './run-when-idle.ts';

const DeferredContent = lazyOptional(() =>
  import(/* webpackChunkName: "deferred-content" */ './deferred-content.tsx').then(
    (module) => module.DeferredContent,
  ),
);

/** The server says whether anything is to be prompted, and who provides what; the page comes first. */
export function LazyDeferredContent() {
  const { prompt, providers } = useFrameData();
  const isWanted = Boolean(prompt ?? providers.ads ?? providers.tagManager ?? providers.analytics);
  const [isTime, setTime] = useState(false);
  useEffect(() => (isWanted ? runWhenIdle(() => setTime(true)) : undefined), [isWanted]);
  return isTime && <DeferredContent />;
}
