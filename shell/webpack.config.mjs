import { shell } from '@whoosh/webpack';

export default shell({
  directory: import.meta.dirname,
  opening: {
    start: ['main', './bootstrap', 'react', 'react-dom', '@whoosh/api-client', '@whoosh/ui'],
    signedOut: ['../pages/AuthPage/AuthPage'],
    signedIn: ['../navigation/SignedInFrame', '@whoosh/ui/more'],
    dashboard: ['../pages/DashboardPage/DashboardPage'],
    timelineEditor: ['../pages/DashboardPage/TimelineEditorPage'],
  },
});
