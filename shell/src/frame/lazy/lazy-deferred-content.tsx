import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { useEffect, useState } from 'react';
import { useFrameData } from '../frame-data.ts';
import { lazyOptional } from './lazy-optional.tsx';

const DeferredContent = lazyOptional(() =>
  import(/* webpackChunkName: "deferred-content" */ './deferred-content.tsx').then(
    (module) => module.DeferredContent,
  ),
);

/** Loads the deferred content when the browser is idle, and only if there can be any: phones may get a prompt. */
export function LazyDeferredContent() {
  const { ads, tagManager, analytics } = useFrameData().providers;
  const hasProvider = Boolean(ads ?? tagManager ?? analytics);
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      hasProvider || /Mobi|Android|iP/.test(navigator.userAgent)
        ? runWhenIdle(() => setIdle(true))
        : undefined,
    [hasProvider],
  );
  return isIdle && <DeferredContent />;
}
