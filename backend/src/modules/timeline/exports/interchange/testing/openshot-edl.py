"""Tells what OpenShot's importer makes of decision lists: for each file its clips, as JSON.

python3 openshot-edl.py FOLDER-OF-OPENSHOT FRAMES-PER-SECOND FILE...
Its window, its media library and its questions to a person are stood in for; the reading is its own.
"""
import json
import sys
from unittest.mock import MagicMock

folder, rate, *files = sys.argv[1:]
sys.path.insert(0, folder)
placed = []


class Row:
    """A row of OpenShot's project: clip, track or file."""

    id = '1'

    def __init__(self):
        self.data = {}

    @staticmethod
    def get(**_):
        return None

    def save(self):
        if 'position' in self.data:
            placed.append(self.data)


class Media:
    """A clip of libopenshot on a sound."""

    def Json(self):
        return json.dumps({'id': '1'})

    def Reader(self):
        reader = MagicMock()
        reader.Json = lambda: json.dumps({'id': '1', 'has_video': False, 'has_audio': True})
        return reader


def stand_in(name, **parts):
    module = MagicMock()
    for part, value in parts.items():
        setattr(module, part, value)
    sys.modules[name] = module


app = MagicMock()
app.project.get = {'fps': {'num': int(rate), 'den': 1}, 'layers': [{'number': 0}]}.get
dialog = MagicMock()
stand_in('openshot', Clip=lambda _path: Media())
stand_in('PyQt5')
stand_in('PyQt5.QtWidgets', QFileDialog=dialog)
stand_in('classes.info', PATH='', THUMBNAIL_PATH='', HOME_PATH='')
stand_in('classes.app', get_app=lambda: app)
stand_in('classes.logger')
stand_in('classes.image_types', is_image=lambda _data: False)
stand_in('classes.query', Clip=Row, Track=Row, File=Row)
stand_in('windows')
stand_in('windows.views')
stand_in('windows.views.find_file', find_missing_file=lambda path: (path, False, False))
from classes.importers.edl import import_edl  # noqa: E402

lists = []
for file in files:
    placed = []
    dialog.getOpenFileName.return_value = (file, '')
    import_edl()
    lists.append([{key: clip.get(key) for key in ('title', 'position', 'start', 'end', 'volume', 'has_audio', 'has_video')} for clip in placed])
print(json.dumps(lists))
