import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { renderWithSite } from './testing.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a platform</Button>
      <Dialog title="Platform" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button>Kakao</Button>
      </Dialog>
    </>
  );
}

it('focuses its title, closes in every way, and restores the focus', async () => {
  await renderWithSite(<Page />);
  expect(screen.queryByText('Kakao')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Choose a platform' });
  for (const close of [
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('dialog')),
  ]) {
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Platform' });
    expect(screen.getByRole('heading', { name: 'Platform' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Kakao' }));
    expect(dialog).toBeVisible();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  }
});
