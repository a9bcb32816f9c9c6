import { PREMIUM_USER } from '@whoosh/api-client/testing';
import { screen } from '@testing-library/react';
import { renderPart } from '../testing/ground';
import { VideoUpload } from './VideoUpload';

const open = (isWaiting: boolean) =>
  renderPart(
    PREMIUM_USER,
    <VideoUpload attaching={{ name: 'harbour.mp4', bytes: 3 * 2 ** 20, isWaiting }} onUploaded={jest.fn()} />,
  );

it('keeps a sent file in sight until the project has it, and takes no other meanwhile', () => {
  open(false);
  expect(screen.getByText('harbour.mp4')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Checking the file');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  expect(screen.queryByText('Upload Your Video')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the project waits for the connection', () => {
  open(true);
  expect(screen.getByRole('status').textContent).toBe('Connection lost. Trying again.');
});
