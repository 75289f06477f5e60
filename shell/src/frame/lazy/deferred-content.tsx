import { useFrameData } from '../frame-data.ts';
import { AppPrompt } from '../notices/app-prompt.tsx';
import { Providers } from '../providers/providers.tsx';

/** What no page waits for. */
export function DeferredContent() {
  const { prompt } = useFrameData();
  return (
    <>
      {prompt && <AppPrompt kind={prompt} />}
      <Providers />
    </>
  );
}
