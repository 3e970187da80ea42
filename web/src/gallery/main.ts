import { mount } from 'svelte';
import '../look/base.css';
import { firstLanguage, speak } from '../messages';
import Gallery from './Gallery.svelte';

await speak(firstLanguage());
const target = document.getElementById('gallery');
if (target) mount(Gallery, { target });
