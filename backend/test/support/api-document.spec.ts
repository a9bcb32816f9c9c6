import type { Request, Response } from 'express';
import { ApiDocument } from './api-document';
import type { TestApp } from './create-test-app';
import { type SignedIn, signIn } from './factories';
import { shareTestApp } from './share-test-app';
import { makeTimeline } from './timelines';

const PROJECT = '/api/projects/{id}';
const VIDEO = { state: 'ready', name: 'a.mp4' };

describe('the comparison of answers with the document', () => {
  let test: TestApp;
  let ada: SignedIn;
  let project: Record<string, unknown>;
  const document = new ApiDocument();
  const violation = (body: unknown, status = 200): string | null => document.violationOf('GET', PROJECT, status, body);

  beforeAll(async () => {
    test = await shareTestApp();
    document.load(test.app);
    ada = await signIn(test);
    const { id } = await makeTimeline(ada);
    project = (await ada.agent.get(`/api/projects/${id}`).expect(200)).body;
  });
  afterAll(() => test.close());

  it('finds nothing wrong in an answer and an error of the document', async () => {
    expect(violation(project)).toBeNull();
    expect(violation((await ada.agent.get('/api/projects/999999').expect(404)).body, 404)).toBeNull();
  });

  it.each([
    ['a field is missing', { name: undefined }, "must have required property 'name'"],
    ['a field has another type', { name: 1 }, 'data/name must be string'],
    ['a word is none of the list', { type: 'film' }, 'data/type must be equal to one of the allowed values'],
    ['nothing stands where something must', { name: null }, 'data/name must be string'],
    ['a field is unknown', { owner: 'ada' }, 'must NOT have additional properties'],
    ['a component within it is wrong', { video: VIDEO }, 'data/video must have required property'],
  ])('tells that %s', (_what, changes, fault) => {
    const wrong: unknown = JSON.parse(JSON.stringify({ ...project, ...changes }));
    expect(violation(wrong)).toContain(`GET ${PROJECT} 200: `);
    expect(violation(wrong)).toContain(fault);
  });

  it('tells that an error is not of the one shape, and that an answer has no such status', () => {
    expect(violation({ error: 'Not found' }, 404)).toContain("must have required property 'code'");
    expect(violation(project, 204)).toBe(`GET ${PROJECT} 204: the document has no such answer`);
  });

  it('keeps what was wrong in an answer that went out', () => {
    const sent: unknown[] = [];
    const request = { method: 'GET', route: { path: '/api/projects/:id' } } as Request;
    const response = { statusCode: 200, json: (body: unknown) => sent.push(body) } as unknown as Response;
    document.middleware()(request, response, () => undefined);
    response.json(project);
    expect(document.violations).toEqual([]);
    response.json({ ...project, name: 1 });
    expect(document.violations).toEqual([`GET ${PROJECT} 200: data/name must be string`]);
    expect(sent).toHaveLength(2);
  });
});
