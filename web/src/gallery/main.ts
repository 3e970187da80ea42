import { mount } from 'svelte';
import '../look/base.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target });
