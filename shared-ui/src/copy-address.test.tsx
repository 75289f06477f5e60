import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCopyAddress } from './copy-address.tsx';
import { renderWithSite } from './testing.tsx';

const address = 'https://hotdrop.example/pubg';

function Copy() {
  const { isCopied, copy } = useCopyAddress(() => address);
  return (
    <button type="button" onClick={copy}>
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}

it('copies an address, and says so until the visitor goes elsewhere', async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  const { router } = await renderWithSite(<Copy />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(address);
  await act(() => router.navigate('?mode=duo'));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

it.each([
  ['that forbids it', { writeText: () => Promise.reject(new Error('denied')) }],
  ['without a clipboard, as on plain HTTP', undefined],
])('stays usable in a browser %s', async (_, clipboard) => {
  const user = userEvent.setup({ writeToClipboard: false });
  await renderWithSite(<Copy />);
  const reported = jest.fn((event: Event) => event.preventDefault());
  addEventListener('error', reported);
  addEventListener('unhandledrejection', reported);
  Reflect.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  Reflect.deleteProperty(navigator, 'clipboard');
  removeEventListener('error', reported);
  removeEventListener('unhandledrejection', reported);
  expect(reported).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});
