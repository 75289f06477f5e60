import { AppPrompt } from '../notices/app-prompt.tsx';
import type { Prompt } from '../notices/find-prompt.ts';
import { Providers } from '../providers/providers.tsx';

/** Content that loads after the page: the app prompt and the third-party providers. */
export const DeferredContent = ({ prompt }: { readonly prompt: Prompt | null }) => (
  <>
    {prompt && <AppPrompt kind={prompt} />}
    <Providers />
  </>
);
