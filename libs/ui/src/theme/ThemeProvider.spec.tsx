import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { ThemeProvider } from './ThemeProvider';

it('names a button that is at work by its words alone, in the language of the page', () => {
  render(
    <ThemeProvider>
      <Button loading>Erzeugen</Button>
    </ThemeProvider>,
  );
  expect(screen.getByRole('button', { name: 'Erzeugen' })).toBeTruthy();
});
