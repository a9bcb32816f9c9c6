import { createRoot } from 'react-dom/client';
import { ThemeProvider, Loading, Button, Input } from '@whoosh/ui';
import '@whoosh/api-client';
void import('@whoosh/ui/more');
createRoot(document.getElementById('root')!).render(
  <ThemeProvider>
    <Loading page />
    <Button />
    <Input />
  </ThemeProvider>,
);
