import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { useEffect, useState } from 'react';
import { useFrameData } from '../frame-data.ts';
import { lazyOptional } from './lazy-optional.tsx';

const DeferredContent = lazyOptional(() =>
  import(/* webpackChunkName: "deferred-content" */ './deferred-content.tsx').then(
    (module) => module.DeferredContent,
  ),
);

/** Loads the deferred content when the browser is idle, and only if there is any. */
export function LazyDeferredContent() {
  const { prompt, providers } = useFrameData();
  const hasContent = Boolean(prompt ?? providers.ads ?? providers.tagManager ?? providers.analytics);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (hasContent ? runWhenIdle(() => setIdle(true)) : undefined), [hasContent]);
  return isIdle && <DeferredContent />;
}
