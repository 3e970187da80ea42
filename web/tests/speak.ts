/** Every test hears English unless it asks for another language. */
import { beforeEach } from 'vitest';
import { speak } from '../src/messages';

beforeEach(() => speak('en'));
