import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failFirstLoad } from '../../testing/render-frame.tsx';
import { lazyOptional } from './lazy-optional.tsx';

const user = userEvent.setup();

const Content = () => <p>The content</p>;
const Fallback = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Try again
  </button>
);

const render = (Optional: React.ComponentType) =>
  renderWithSite(
    <>
      <h1>The page</h1>
      <Optional />
    </>,
  );

describe('a lazy optional component', () => {
  it('leaves the page unchanged when loading fails, and loads again on the next mount', async () => {
    const load = failFirstLoad(Content);
    const Optional = lazyOptional(load);
    const { unmount } = await render(Optional);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => {});
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByText('The content')).toBeNull();
    unmount();
    await render(Optional);
    expect(await screen.findByText('The content')).toBeVisible();
  });

  it('loads again when its fallback retries', async () => {
    await render(lazyOptional(failFirstLoad(Content), Fallback));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The content')).toBeVisible();
  });
});
