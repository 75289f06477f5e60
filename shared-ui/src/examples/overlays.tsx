import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Dropdown, DropdownLink } from '../dropdown/dropdown.tsx';
import { Note } from '../panel/panel.tsx';
import { Tooltip, UnknownFigure } from '../tooltip/tooltip.tsx';
import type { Example } from './example.ts';

function ADialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Platform</Button>
      <Dialog title="Platform" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Note>The search follows this choice.</Note>
      </Dialog>
    </div>
  );
}

/** Components that open above the page. */
export const overlays: readonly Example[] = [
  { name: 'a dialog', draw: () => <ADialog /> },
  {
    name: 'a dropdown',
    draw: () => (
      <Dropdown label="Past seasons" title="Seasons">
        <DropdownLink to="/pubg/40">Season 40</DropdownLink>
        <DropdownLink to="/pubg/39" isCurrent>
          Season 39
        </DropdownLink>
      </Dropdown>
    ),
  },
  { name: 'a tooltip', draw: () => <Tooltip label="How it is counted">wins ÷ games</Tooltip> },
  { name: 'a figure that nobody publishes', draw: () => <UnknownFigure>not published</UnknownFigure> },
];
