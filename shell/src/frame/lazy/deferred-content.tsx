import { useFrameData } from '../frame-data.ts';
import { AppPrompt } from '../notices/app-prompt.tsx';
import { Providers } from '../providers/providers.tsx';

/** Content that loads after the page: the app prompt and the third-party providers. */
export function DeferredContent() {
  const { prompt } = useFrameData();
  return (
    <>
      {prompt && <AppPrompt kind={prompt} />}
      <Providers />
    </>
  );
}
