import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl, Select } from './select.tsx';
import { renderWithSite } from './testing.tsx';

const options = ['dark', 'light', 'system'].map((value) => ({ value, label: value }));

const change = jest.fn();

function Page() {
  const [theme, setTheme] = useState('dark');
  const onChange = (value: string) => {
    change(value);
    setTheme(value);
  };
  return (
    <>
      <SegmentedControl label="Theme" options={options} value={theme} onChange={onChange} />
      <Select label="Theme" options={options} value={theme} onChange={onChange} />
    </>
  );
}

it('reports the choice of a select and of radio buttons, which also work by keyboard', async () => {
  await renderWithSite(<Page />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'dark' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenLastCalledWith('light');
  await userEvent.click(screen.getByRole('radio', { name: 'system' }));
  expect(change).toHaveBeenLastCalledWith('system');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'dark');
  expect(change).toHaveBeenLastCalledWith('dark');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('dark');
});
