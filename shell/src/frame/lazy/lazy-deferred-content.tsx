import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';
import { useFrameData } from '../frame-data.ts';
import { findPrompt, type Prompt } from '../notices/find-prompt.ts';
import { lazyOptional } from './lazy-optional.tsx';

const DeferredContent = lazyOptional(() =>
  import(/* webpackChunkName: "deferred-content" */ './deferred-content.tsx').then(
    (module) => module.DeferredContent,
  ),
);

/** Loads the deferred content when the browser is idle, and only if there is any. */
export function LazyDeferredContent() {
  const { store } = useSite();
  const { ads, tagManager, analytics } = useFrameData().providers;
  const hasProvider = Boolean(ads ?? tagManager ?? analytics);
  const [content, setContent] = useState<{ readonly prompt: Prompt | null }>();
  useEffect(
    () =>
      runWhenIdle(() => {
        const prompt = findPrompt(store.getState().isMobileApp);
        if (prompt || hasProvider) setContent({ prompt });
      }),
    [hasProvider, store],
  );
  return content && <DeferredContent prompt={content.prompt} />;
}
