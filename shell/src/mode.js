// Runs before the first paint: the chosen mode, else the system's, as a class of the root element.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('whoosh-mode');
  } catch (error) {
    /* storage is blocked: the system decides */
  }
  var light = choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.classList.toggle('light', light);
})();
