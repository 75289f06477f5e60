import { useSite } from '@hotdrop/shared-ui/site';
import { useState } from 'react';
import { AppPrompt } from '../notices/app-prompt.tsx';
import { findPrompt } from '../notices/use-app-prompt.ts';
import { Providers } from '../providers/providers.tsx';

/** Content that loads after the page: the app prompt and the third-party providers. */
export function DeferredContent() {
  const { store } = useSite();
  const [prompt] = useState(() => findPrompt(store.getState().isMobileApp));
  return (
    <>
      {prompt && <AppPrompt kind={prompt} />}
      <Providers />
    </>
  );
}
