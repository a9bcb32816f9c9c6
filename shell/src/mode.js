// Runs before the first paint, and notes on the root element: the chosen mode and language, else the system's, who has
// made sounds here before, and whether a project opens that may be a timeline, which has a rail beside it.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null; // storage is blocked: the system decides
    }
  }
  var mode = stored('whoosh-mode');
  root.classList.toggle(
    'light',
    mode === 'light' || (mode !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches),
  );
  root.classList.toggle('has-sounds', stored('whoosh-has-sounds') === 'yes');
  var project = location.pathname === '/' && new URLSearchParams(location.search).get('project');
  root.classList.toggle(
    'opens-whole',
    Boolean(project) && !(stored('whoosh-plain-projects') || '').includes(',' + project + ','),
  );
  root.lang = stored('whoosh-language') || navigator.language;
})();
