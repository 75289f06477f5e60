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

async function openDialog() {
  await renderWithSite(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a platform' }));
  return screen.getByRole('dialog', { name: 'Platform' });
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a dialog', () => {
  it('renders nothing until it is opened', async () => {
    await renderWithSite(<Page />);
    expect(screen.queryByText('Kakao')).not.toBeInTheDocument();
  });

  it('focuses its title and restores the focus', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Platform' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
    expect(screen.getByRole('button', { name: 'Choose a platform' })).toHaveFocus();
  });

  it('closes on Escape and can be opened again', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a platform' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes on a click on the backdrop, but not on its content', async () => {
    const dialog = await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Kakao' }));
    expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    await isGone();
  });
});
