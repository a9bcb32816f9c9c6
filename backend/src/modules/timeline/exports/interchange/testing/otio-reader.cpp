// Tells what the reference implementation of OpenTimelineIO finds in a file: a line of JSON for the timeline, each clip and each marker.
#include <iomanip>
#include <iostream>
#include <opentimelineio/clip.h>
#include <opentimelineio/externalReference.h>
#include <opentimelineio/marker.h>
#include <opentimelineio/timeline.h>
#include <opentimelineio/track.h>

namespace otio = OTIO_NS;

int main(int, char** arguments) {
  otio::ErrorStatus error;
  auto* timeline = dynamic_cast<otio::Timeline*>(otio::Timeline::from_json_file(arguments[1], &error));
  if (timeline == nullptr) {
    std::cerr << error.full_description << "\n";
    return 1;
  }
  std::cout << std::setprecision(15);
  std::cout << "[" << std::quoted(timeline->name()) << "," << timeline->global_start_time()->rate() << "]\n";
  for (auto& child : timeline->tracks()->children()) {
    auto* track = dynamic_cast<otio::Track*>(child.value);
    for (auto& each : track->children()) {
      auto* clip = dynamic_cast<otio::Clip*>(each.value);
      if (clip == nullptr) continue;
      auto place = clip->range_in_parent(&error);
      auto* media = dynamic_cast<otio::ExternalReference*>(clip->media_reference());
      std::cout << "[" << std::quoted(track->name()) << "," << place.start_time().to_seconds() << "," << place.duration().to_seconds() << ","
                << clip->trimmed_range(&error).start_time().to_seconds() << "," << std::quoted(media->target_url()) << ","
                << std::quoted(track->kind()) << "," << clip->available_range(&error).duration().to_seconds() << "]\n";
    }
  }
  for (auto& marker : timeline->tracks()->markers())
    std::cout << "[" << std::quoted(marker->name()) << "," << marker->marked_range().start_time().to_seconds() << "]\n";
  if (otio::is_error(error)) std::cerr << error.full_description << "\n";
  return otio::is_error(error) ? 1 : 0;
}
