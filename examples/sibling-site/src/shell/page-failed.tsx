import { Content } from '@hotdrop/shared-ui/layout';
import { Failed } from '@hotdrop/shared-ui/states';

/** In a page's place when its address leads nowhere or it failed; the frame stays. */
export const PageFailed = () => (
  <Content>
    <Failed onRetry={() => location.reload()} />
  </Content>
);

/** In an area's place when it threw; while it draws for the first time, nothing. */
export const AreaFailed = ({ error }: { readonly area: string; readonly error: unknown }) =>
  error === undefined ? null : <PageFailed />;
