/** Makes a sound and keeps it, as the page does. @returns the effect */
export async function makeSound(client, { description, duration, name, projectId = null }) {
  const made = await answerOf(client.post('/api/sound-effects/generate', { description, duration, ...(projectId === null ? {} : { projectId }) }));
  const { audioUrl, audioUrl48k, title } = made;
  const named = name ?? title;
  return answerOf(
    client.post('/api/sound-effects', { projectId, title: named, name: named, description, prompt: description, intensity: 'moderate', audioUrl, audioUrl48k, duration }),
  );
}

/** The body of an answer that must be good. */
export async function answerOf(call) {
  const answer = await call;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
