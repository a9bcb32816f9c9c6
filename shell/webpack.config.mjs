import { shell } from '@whoosh/webpack';

export default shell({
  directory: import.meta.dirname,
  opening: {
    // main.ts, and the parts of the design system that it takes one by one
    start: ['main', './bootstrap', 'react', 'react-dom', '@whoosh/api-client', /^antd\/es\/(?!locale)/, '@whoosh/ui'],
    signedOut: ['../pages/AuthPage/AuthPage'],
    signedIn: ['../navigation/SignedInFrame', '@whoosh/ui/more'],
    dashboard: ['../pages/DashboardPage/DashboardPage'],
    timelineEditor: ['../pages/DashboardPage/TimelineEditorPage'],
  },
});
