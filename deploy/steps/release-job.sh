#!/bin/sh
# deploy/steps/release-job.sh FRONT_END VERSION: the job of deploy/kubernetes/front-ends.yaml that releases one front end, for another version.
set -eu
awk -v RS='---\n' -v name="release-$1-" 'index($0, name)' "$(dirname "$0")/../kubernetes/front-ends.yaml" | sed -e "s/release-$1-[^ ]*/release-$1-$(echo "$2" | cut -c1-12)/" -e "s#\\(image: .*\\):.*#\\1:$2#"
