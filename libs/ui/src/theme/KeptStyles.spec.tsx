import { Select, Slider, Switch } from 'antd';
import { render } from '@testing-library/react';
import { KeptStyles } from './KeptStyles';
import { ThemeProvider } from './ThemeProvider';

const styles = () => document.head.querySelectorAll('style[data-css-hash]').length;

describe('styles that pages share', () => {
  it('are there before the first component is shown, and nothing of it is in the page', () => {
    const { container, rerender } = render(
      <ThemeProvider>
        <KeptStyles />
      </ThemeProvider>,
    );
    expect(container.childElementCount).toBe(0);
    const before = styles();
    expect(before).toBeGreaterThan(0);
    rerender(
      <ThemeProvider>
        <KeptStyles />
        <Select />
        <Slider />
        <Switch />
      </ThemeProvider>,
    );
    expect(container.childElementCount).toBeGreaterThan(0);
    expect(styles()).toBe(before);
  });
});
